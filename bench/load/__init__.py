"""Many tables at once, beside boardgame.io's server: `make load`.

`wire` is a bare WebSocket, `tables` plays at all tables at once, `own_tables` and `peer_tables` know the two protocols,
`servers` starts and stops the servers, `house` is ours and peer/ is theirs, `report` compares.
"""
