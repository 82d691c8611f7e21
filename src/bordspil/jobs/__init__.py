"""Jobs done in other processes: a pool of workers on this machine or on Ray, a fair queue, a sandbox for files."""
