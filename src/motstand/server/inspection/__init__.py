"""What strangers bring, packs and records, is first read in a process with limits of time and memory."""
