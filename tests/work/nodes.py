"""A real cluster of Ray on this machine, two nodes with a processor each: python tests/work/nodes.py PORT CLIENT_PORT.

It says `ready HOST:PORT` when both are up. `kill` on its input kills the second node with all its processes; when the
input ends, so does the cluster.
"""

import sys
from typing import Any

from bordspil.extras import need

SMALL = {"num_cpus": 1, "object_store_memory": 80_000_000, "include_dashboard": False}


def main() -> None:
    """Starts both, and does what it is told."""
    cluster_utils: Any = need("ray.cluster_utils", "ray")
    port, client_port = map(int, sys.argv[1:])
    cluster = cluster_utils.Cluster(
        initialize_head=True, head_node_args={**SMALL, "gcs_server_port": port, "ray_client_server_port": client_port}
    )
    second = cluster.add_node(**SMALL)
    print(f"ready {cluster.address}", flush=True)
    for line in sys.stdin:
        if line.strip() == "kill":
            cluster.remove_node(second, allow_graceful=False)
            print("killed", flush=True)
    cluster.shutdown()


if __name__ == "__main__":
    main()
