[Document]
From board=1
Board 01=abcd
Board 02=aaaaaabffffffkkkkkklpppppp999
