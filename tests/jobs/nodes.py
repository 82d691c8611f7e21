"""A real cluster of Ray on this machine, each node with a processor: python tests/jobs/nodes.py PORT CLIENT_PORT.

It says `ready HOST:PORT` when the first node is up. `add` on its input starts a second one, `kill` kills that with all
its processes, and each is answered by the same word; when the input ends, so does the cluster.
"""

import sys
from typing import Any

from bordspil.extras import need

SMALL = {
    "num_cpus": 1,
    "object_store_memory": 80_000_000,
    "include_dashboard": False,
    "include_log_monitor": False,
}


def main() -> None:
    """Starts the first node, and does what it is told."""
    cluster_utils: Any = need("ray.cluster_utils", "ray")
    port, client_port = map(int, sys.argv[1:])
    cluster = cluster_utils.Cluster(
        initialize_head=True, head_node_args={**SMALL, "gcs_server_port": port, "ray_client_server_port": client_port}
    )
    print(f"ready {cluster.address}", flush=True)
    second: Any = None
    for line in sys.stdin:
        if line.strip() == "add":
            second = add(cluster)
        else:
            cluster.remove_node(second, allow_graceful=False)
        print(line.strip(), flush=True)
    cluster.shutdown()


def add(cluster: Any) -> Any:
    """A second node; on a busy machine it may not be up in the half minute that Ray gives it, and is started again."""
    try:
        return cluster.add_node(**SMALL)
    except Exception:
        return cluster.add_node(**SMALL)


if __name__ == "__main__":
    main()
