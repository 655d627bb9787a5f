import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Health Circles',
  description:
    'Slutna kvällar för {from}–{to} ledare i nordisk hälso- och sjukvård, i Stockholm, Oslo och Helsingfors. Kostnadsfritt, enligt Chatham House‑regeln.',
  form: {
    eyebrow: 'Be om en inbjudan',
    title: 'Be om en plats vid bordet',
    lead: 'En av oss läser varje förfrågan. Berätta vilken fråga du har med dig: gruppen sätts samman kring den.',
    fields: {
      name: 'Namn',
      email: 'E-post',
      organization: 'Organisation',
      role: 'Roll',
      country: 'Land',
      eventId: 'Träff',
      interests: 'Intressen',
      why: 'Varför vill du vara med?',
    },
    whyHint: 'Beslutet du står inför, och vad du kan berätta för de andra.',
    anySession: 'Vilken träff som helst som passar',
    interestsHint: 'Vems perspektiv du helst vill höra. Välj så många du vill.',
    interest: { providers: 'Vårdgivare', medtech: 'Medicinteknik', payers: 'Betalare', investors: 'Investerare' },
    consent: 'Jag godkänner Chatham House‑regeln och integritetsvillkoren.',
    privacy: 'Läs integritetsvillkoren',
    submit: 'Be om en inbjudan',
    sending: 'Skickar...',
    success: 'Tack! Vi hör av oss via e-post om nästa träff passar.',
    failure: 'Det gick tyvärr inte att skicka. Försök igen eller skriv till {email}',
  },
}
