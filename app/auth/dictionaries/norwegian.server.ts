/** Words that Norwegians choose for passwords, the likeliest first: no dictionary package has them. */
export const norwegian = `
passord hemmelig velkommen innlogging sommer vinter høst vår norge oslo bergen trondheim stavanger tromsø
elsker kjærlighet kjære skatt hei heisann hallo morn goddag godmorgen fotball håndball langrenn ski sommeren vinteren
høsten våren jul julen påske påsken pinse nyttår ferie helg fredag lørdag søndag mandag tirsdag onsdag torsdag
januar februar mars april mai juni juli august september oktober november desember syttendemai
mamma pappa mor far bestemor bestefar farfar farmor morfar mormor familie familien barn barna bror søster datter sønn
jente gutt venn venner kjæreste
hund hunden katt katten hest hesten kanin fugl bjørn ulv rev elg rein laks fisk torsk sommerfugl
blomst solsikke rose sol solen måne stjerne himmel regn snø is vann hav havet sjø skog skogen fjell fjellet strand fjord
hus huset hjem hjemme hytte hytta båt bil bilen sykkel tog fly
kaffe bolle brunost brødskive kjøttkaker potet pølse is sjokolade godteri lakris øl vin akevitt kvikklunsj
rød blå grønn gul svart hvit rosa lilla gull sølv
jobb jobben arbeid arbeidet kontor kontoret sjef møte prosjekt firma selskap selskapet lønn penger bank banken
dnb sparebank nordea gjensidige storebrand telenor equinor statoil hydro yara orkla norsk posten vy nav altinn bankid vipps
sykehus sykehuset helse helsevesen lege legen sykepleier doktor pasient apotek legekontor legevakt
ullevål rikshospitalet haukeland ahus akershus radiumhospitalet diakonhjemmet aker stolav unn sus
helsesørøst helsevest helsenord helsemidt helsedirektoratet folkehelseinstituttet aleris volvat unilabs
skole skolen lærer student universitet ntnu uio uib kristiansand drammen fredrikstad sandnes ålesund bodø haugesund
hamar lillehammer molde harstad narvik alta kirkenes svalbard lofoten nordland telemark vestland rogaland trøndelag
hordaland sørlandet vestlandet nordnorge finnmark grünerløkka majorstuen frogner
vålerenga rosenborg brann viking lillestrøm bodøglimt molde haaland
anne inger kari marit ingrid liv eva berit astrid solveig nora emma sofie ella olivia maja ida thea sara hanne silje
jan per bjørn ole lars kjell knut svein arne thomas geir hans morten tor erik jakob noah oskar lucas filip emil magnus
hansen johansen olsen larsen andersen pedersen nilsen kristiansen jensen karlsen johnsen pettersen eriksen berg haugen
hagen bakke lie dahl moen strand
enkel enkelt vanskelig nøkkel datamaskin skjerm telefon mobil internett skrivebord tastatur lampe bord stol vindu dør
bra dårlig snill glad lykke lykkelig takk vennligst kanskje aldri alltid idag imorgen igår nytt gammel stor liten
faen dritt jævla helvete prinsesse prins konge dronning engel djevel viking troll olabil
en to tre fire fem seks sju syv åtte ni ti elleve tolv hundre tusen
`
