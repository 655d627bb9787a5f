import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Speed-dial',
  headline: 'Nummeret du ringer <em>først</em>',
  lead: 'En direktelinje til en seniorrådgiver, for ledere med spørsmål som ikke kan vente på neste styringsgruppe.',
  request: 'Be om tilgang',
  toRates: 'Dette inngår',
  benefits: {
    eyebrow: 'Dette inngår',
    title: 'En rådgiver som allerede kjenner saken',
    response: {
      title: 'Prioritert svar innen avtalt tid',
      text: 'Spørsmålet ditt går foran alle andre, innen en tid vi har avtalt skriftlig.',
    },
    sessions: {
      title: '{count, plural, one {# strukturert samtale} other {# strukturerte samtaler}} i måneden',
      text: 'En saksliste, forberedt fra begge sider, og rom for å tenke høyt med noen utenfor egen organisasjon.',
    },
    notes: {
      title: 'Ledernotater som kan sendes videre',
      text: 'Etter hver samtale et kort notat som kan gå til styrelederen eller teamet ditt som det er.',
    },
    bench: {
      title: 'Diskré eskalering til erfarne kolleger',
      text: 'Når et spørsmål krever en annen type erfaring, henter vi inn noen som har den. Diskret, og bare hvis du samtykker.',
    },
  },
  onSite: {
    eyebrow: 'Dager hos dere',
    title: 'I rommet, når det gjelder',
    text: 'Noen dager gjør vi mer nytte ved siden av deg: før et styremøte, en forhandling, en vanskelig beskjed. De er valgfrie og faktureres etter en VIP-dagspris.',
  },
  steps: {
    eyebrow: 'Slik begynner det',
    title: 'Avtalt før det trengs',
    ask: { title: 'Be om tilgang', text: 'Skriv hvem du er og hva du tror du trenger en sparringpartner til.' },
    agree: {
      title: 'Bli enige om linjen',
      text: 'Vi avtaler hvem som ringer, i hvilke saker, hvor raskt vi svarer, og hva som blir mellom oss.',
    },
    call: { title: 'Ring', text: 'Deretter ringer eller skriver du, og samtalene ligger i begges kalendere.' },
  },
  audience: {
    eyebrow: 'For hvem',
    title: 'De som står til ansvar for beslutningen',
    systems: { title: 'Helseforetak', text: 'Direktører som skal legge om tjenesten og holde budsjettet samme år.' },
    hospitals: { title: 'Sykehus', text: 'Sykehusdirektører og fagdirektører mellom styret og avdelingene.' },
    payers: { title: 'Finansiører', text: 'De som avgjør hva som dekkes, og som må kunne si hvorfor.' },
    industry: {
      title: 'Medisinsk teknologi og digital helse',
      text: 'Gründere og landsjefer som selger til en helsetjeneste de aldri har arbeidet i.',
    },
  },
  closing: {
    title: 'Be om nummeret',
    text: 'Vi tar få kunder, slik at hver samtale blir besvart. Er det ikke plass, sier vi fra.',
  },
}
