"""A server that is played at, left, watched, uploaded to and killed for half an hour: `make endurance`.

`guests` are people with a memory, `crowd` says what all of them do, `house` is the server that is killed, and
`__main__` judges: nothing that anybody was told is lost, and memory stays flat.
"""
