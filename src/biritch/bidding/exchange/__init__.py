"""Systems in the files of other programs: BML and BBO's full disclosure."""
