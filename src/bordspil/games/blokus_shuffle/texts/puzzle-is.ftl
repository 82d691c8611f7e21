## Þrautir

puzzle-task = Þú átt leik. Hvar er greinilega best að leggja?
puzzle-block = Þú lokar á annan lit andstæðingsins. Möguleikar sem honum eru eftir: { $here }, en eftir augljósa leikinn { $there }.
puzzle-gate = Þú heldur opinni leið sem annars lokast strax. Möguleikar sem litnum þínum eru eftir: { $here }, en eftir augljósa leikinn { $there }.
puzzle-room = Þú heldur plássi fyrir kubbana þína. Reitir sem þú átt eftir í lokin: { $mine }, en eftir augljósa leikinn { $mine_else }.
puzzle-squeeze = Þú tekur pláss af andstæðingnum. Reitir sem hann á eftir í lokin: { $theirs }, en eftir augljósa leikinn { $theirs_else }.
puzzle-refuted = Þannig endar þetta með { $mine_else } reitum hjá þér og { $theirs_else } hjá andstæðingnum. Til er leikur sem endar með { $mine } og { $theirs }.
