/** Words that Finns choose for passwords, the likeliest first. The package that exists is for an older estimator. */
export const finnish = `
salasana salainen tervetuloa kirjautuminen kesä talvi syksy kevät suomi helsinki espoo tampere turku oulu vantaa
rakkaus rakas rakastan kulta muru hei moi moikka terve huomenta jalkapallo jääkiekko lätkä kesällä talvella joulu
joulupukki juhannus pääsiäinen vappu uusivuosi loma viikonloppu
maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai
tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu
äiti isä mummo mummi ukki pappa vaari perhe lapsi lapset veli sisko tytär poika tyttö ystävä kaveri
koira kissa hevonen kani lintu karhu susi kettu hirvi poro lohi kala perhonen siili
kukka auringonkukka ruusu aurinko kuu tähti taivas sade lumi jää vesi meri järvi metsä vuori tunturi ranta saari
talo koti mökki kesämökki sauna vene auto pyörä juna lentokone
kahvi pulla korvapuusti makkara peruna leipä jäätelö suklaa salmiakki karkki olut viini kossu karjala koskenkorva
punainen sininen vihreä keltainen musta valkoinen pinkki kulta hopea
työ työpaikka toimisto pomo kokous projekti yritys palkka raha pankki osuuspankki nordea sampo nokia kone fiskars
marimekko iittala fazer valio finnair elisa sonera telia posti kela fortum neste wärtsilä supercell rovio
sairaala terveys lääkäri sairaanhoitaja hoitaja tohtori potilas apteekki terveyskeskus terveystalo mehiläinen pihlajalinna
hus meilahti tays tyks kys oys hyks hyvinvointialue orion thl
koulu opettaja opiskelija yliopisto jyväskylä lahti kuopio pori joensuu lappeenranta hämeenlinna vaasa rovaniemi seinäjoki
mikkeli kotka salo porvoo kokkola kajaani savonlinna lappi savo häme karjala pohjanmaa uusimaa kallio
hifk jokerit ilves tappara kärpät selänne
maria anna helena johanna kaarina marjatta hannele liisa aino eevi sofia emma olivia venla aada sanna päivi tiina minna
juhani johannes olavi antero tapani matti mikko jari timo juha kari pekka jukka ville eino onni leo oliver elias väinö
korhonen virtanen mäkinen nieminen mäkelä hämäläinen laine heikkinen koskinen järvinen lehtonen lehtinen saarinen
salminen heinonen niemi heikkilä salonen kinnunen turunen
helppo vaikea avain tietokone näyttö puhelin kännykkä internet pöytä tuoli ikkuna ovi lamppu
hyvä huono kiltti iloinen onni onnellinen kiitos ehkä aina koskaan tänään huomenna eilen uusi vanha iso pieni
perkele saatana paska helvetti prinsessa prinssi kuningas kuningatar enkeli sisu muumi muumipeikko
yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen sata tuhat
`
