name = Nim
not-there = There are not { $count } pieces in heap { $heap }.
