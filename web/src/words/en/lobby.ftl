# The lobby, where the server has one.

lobby-title = Open tables
lobby-none = Nobody looks for a player just now. A table of your own can be listed here, too.
lobby-sit = Sit down as { $seat }
lobby-watch = Watch
lobby-about = Everybody who reaches this server sees this list.
lobby-problem = { $code ->
    [cannot_seat] Somebody else was faster: the seat is taken.
   *[other] That didn’t work. Try again in a moment.
}
new-lobby = Lobby
lobby-private = only by link
lobby-seeks = anybody may play
lobby-watched = anybody may watch
lobby-both = anybody may play or watch
