/** Mail providers and other services whose names people add a digit to. */
export const services = `
hotmail gmail outlook yahoo icloud protonmail proton live msn googlemail google microsoft office office365 windows
facebook instagram whatsapp snapchat tiktok twitter linkedin youtube netflix spotify apple iphone ipad macbook samsung
amazon paypal dropbox github zoom teams skype slack teamviewer adobe oracle linkedin
telia comhem bredband spray passagen tele2 telenor online getmail start broadpark luukku suomi24 elisa kolumbus
login signin signup account konto admin administrator password welcome test testing guest user default changeme
medtech healthcare hospital clinic doctor nurse nordic nordics scandinavia scandinavian healthcircle circle embassy supplier
`
