# What the server itself writes: messages to people who are away.

notice-title = Your turn – { $game }
notice-body =
    The others at your table of { $game } are waiting for you.

    Your seat: { $link }
    (Whoever has this link plays for you, so keep it to yourself.)

    No more messages about this table: { $stop }
