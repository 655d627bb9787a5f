/** Words that Swedes choose for passwords, the likeliest first: no dictionary package has them. */
export const swedish = `
lösenord losen hemligt hemlig välkommen inloggning sommar vinter höst vår sverige stockholm göteborg malmö uppsala
älskling kärlek älskar gullet hej hejsan hejhej tjena goddag godmorgon fotboll hockey ishockey sommaren vintern hösten
våren julen jul midsommar påsk advent lucia nyår semester helg fredag lördag söndag måndag tisdag onsdag torsdag
januari februari mars april maj juni juli augusti september oktober november december
mamma pappa farfar farmor morfar mormor familj familjen barn barnen bror syster dotter son flicka pojke kompis vän
hund hunden katt katten häst hästen kanin fågel björn varg räv älg ren lax fisk fjäril igelkott
blomma solros maskros ros sol solen måne stjärna himmel regn snö is vatten hav havet sjö skog skogen berg fjäll strand
hus huset hem hemma stuga sommarstuga båt bil bilen cykel tåg flyg volvo saab scania ikea ericsson telia spotify klarna
kaffe fika kanelbulle kladdkaka smörgås köttbullar potatis korv glass choklad godis lakrits öl vin brännvin
röd blå grön gul svart vit rosa lila guld silver
jobb jobbet arbete arbetet kontor kontoret chef möte projekt företag företaget lön pengar bank banken swedbank
nordea handelsbanken seb skandia avanza postnord systembolaget
sjukhus sjukhuset vård vården läkare läkaren sjuksköterska sköterska doktor patient hälsa apotek apoteket vårdcentral
karolinska sahlgrenska akademiska danderyd södersjukhuset capio region regionen landsting landstinget socialstyrelsen
karolinskainstitutet astrazeneca elekta getinge gambro mölnlycke attendo humana praktikertjänst
skola skolan lärare student universitet lund linköping västerås örebro helsingborg norrköping jönköping umeå gävle borås
sundsvall eskilstuna halmstad växjö karlstad kalmar kiruna luleå visby gotland skåne småland dalarna norrland värmland
södermalm östermalm gamlastan djurgården hammarby aik ifk frölunda brynäs färjestad modo leksand
anna maria eva karin kristina lena kerstin sara emma elsa alice maja linnea ebba astrid wilma klara elin johanna sofia
lars erik karl anders johan per nils jan mikael hans olle gustav oscar viktor emil elias hugo lucas liam oskar axel björn
andersson johansson karlsson nilsson eriksson larsson olsson persson svensson gustafsson pettersson jonsson lindberg
lindqvist bergström lundgren sandberg wallin öberg
bamse pippi långstrump emil ronja mumin abba zlatan bajen roxette
enkel enkelt svår nyckel dator datorn skärm telefon mobil internet skrivbord tangentbord lampa bord stol fönster dörr
bra dålig snäll glad lycka lycklig tack snälla kanske aldrig alltid idag imorgon igår nytt gammal stor liten
fan skit jävla helvete prinsessa prins kung drottning ängel djävul
ett två tre fyra fem sex sju åtta nio tio elva tolv hundra tusen
`
