# Turns that wait: the title, the bell, and messages to people who are away.

waiting-title = ● Your turn – { $game }
waiting-title-many = ● { $count } tables wait – Motstand
waiting-notice-title = Your turn – { $game }
waiting-notice-body = The others are waiting for you.

waiting-bell = Tell me when it is my turn
waiting-bell-about = { $state ->
    [on] This browser tells you while the page is out of sight.
    [blocked] This browser forbids notifications of this page; its settings can allow them.
    [missing] This browser has no notifications.
   *[off] Off. The title and the icon of the page show it all the same.
}

waiting-reach = { $kind ->
    [phone] Or by phone, while I am away
    [topic] Or at my topic, while I am away
   *[mail] Or by mail, while I am away
}
waiting-reach-by = By
waiting-reach-leave = Leave it
waiting-reach-about = The message holds the link of your seat. The address is deleted when the game ends or you leave the seat.
waiting-reach-left = Messages about your turns go to { $address }
waiting-reach-stop = No more messages
waiting-reach-problem = { $code ->
    [bad_address] { $kind ->
        [phone] That is no phone number: digits, with + and the country before them.
        [topic] That is no topic: letters, digits, - and _.
       *[mail] That is no mail address.
    }
    [too_fast] That was too fast for the server. Wait a moment, then try again.
    [away] The server is away. Try again in a moment.
   *[other] The server could not keep this address.
}

waiting-stop-title = Messages about your turns
waiting-stop-asked = No more messages about this table? You can still play there.
waiting-stop-busy = One moment …
waiting-stop-stopped = There will be no more messages. Your address is deleted.
waiting-stop-failed = The server is away. Try again in a moment.
waiting-stop-button = No more messages
