import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Health Circles',
  description:
    'Lukkede kvelder for {from}–{to} ledere i nordisk helse, i Stockholm, Oslo og Helsingfors. Gratis, og etter Chatham House‑regelen.',
  form: {
    eyebrow: 'Be om en invitasjon',
    title: 'Be om en plass ved bordet',
    lead: 'En av oss leser hver forespørsel. Fortell hvilket spørsmål du har med deg: gruppen settes sammen rundt det.',
    fields: {
      name: 'Navn',
      email: 'E-post',
      organization: 'Organisasjon',
      role: 'Rolle',
      country: 'Land',
      eventId: 'Møte',
      interests: 'Interesser',
      why: 'Hvorfor vil du være med?',
    },
    whyHint: 'Beslutningen du står foran, og hva du kan fortelle de andre.',
    anySession: 'Et hvilket som helst møte som passer',
    interestsHint: 'Hvem du helst vil høre fra. Velg så mange du vil.',
    interest: {
      providers: 'Helsetjenesten',
      medtech: 'Medisinsk teknologi',
      payers: 'Finansiører',
      investors: 'Investorer',
    },
    consent: 'Jeg godtar Chatham House‑regelen og personvernvilkårene.',
    privacy: 'Les personvernvilkårene',
    submit: 'Be om en invitasjon',
    sending: 'Sender...',
    success: 'Takk! Vi tar kontakt på e-post hvis det neste møtet passer.',
    failure: 'Det gikk dessverre ikke å sende. Prøv igjen, eller skriv til {email}',
  },
}
