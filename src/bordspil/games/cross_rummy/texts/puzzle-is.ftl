## Þrautir

puzzle-task =
    { $all ->
        [yes] Þú getur lagt allan rekkann í einum leik. Hvernig?
       *[no] Leggðu { $tiles } af kubbunum þínum í einum leik. Fleiri er ekki hægt.
    }
puzzle-all = Allur rekkinn liggur og ekkert á borðinu þurfti að færa: þú vinnur.
puzzle-all-moved = Allur rekkinn kemst fyrir þegar borðinu er raðað upp á nýtt: þú vinnur. Kubbar sem voru færðir: { $moved }.
puzzle-most = { $tiles } kubbar liggja og ekkert á borðinu þurfti að færa. Sannað er að fleiri komast ekki.
puzzle-most-moved = { $tiles } kubbar komast fyrir þegar borðinu er raðað upp á nýtt. Kubbar sem voru færðir: { $moved }. Sannað er að fleiri komast ekki.
puzzle-refuted = Sá sem bætir aðeins við það sem liggur fyrir kemur út { $added }. Pláss er fyrir { $tiles }.
