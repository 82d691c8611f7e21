"""The solver of Cross Rummy: the largest Lay that a rack and a table allow."""
