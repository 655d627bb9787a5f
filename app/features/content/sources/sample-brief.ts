import type { Brief } from '../model'

/** Shown while the content service has no brief, and marked as a sample. Not in the model, which is bundled for browsers. */
export const sampleBrief: Brief = {
  id: 'sample-brief',
  weekStart: '2025-06-16',
  title: { en: 'Whose budget falls', sv: 'Vems budget minskar', no: 'Budsjettet som faller' },
  opening: {
    en: 'Three things moved in Nordic care this week. Each looks clinical. Each is about whose budget it lands in.',
    sv: 'Tre saker hände i nordisk vård den här veckan. Alla ser medicinska ut. Alla handlar om vems budget de hamnar i.',
    no: 'Tre ting skjedde i nordisk helse denne uken. Alle ser faglige ut. Alle handler om hvilket budsjett de havner i.',
  },
  items: [
    {
      heading: {
        en: 'Two regions, one tender, different criteria',
        sv: 'Två regioner, samma upphandling, olika kriterier',
        no: 'To regioner, samme anskaffelse, ulike kriterier',
      },
      text: {
        en: 'Both buy remote monitoring. One scores the response at night; the other never mentions nights.',
        sv: 'Båda köper distansmonitorering. Den ena ger poäng för hur snabbt någon svarar på natten, den andra nämner aldrig natten.',
        no: 'Begge kjøper digital hjemmeoppfølging. Den ene gir poeng for hvor raskt noen svarer om natten, den andre nevner aldri natten.',
      },
      plan: {
        en: 'the first is buying a service, the second a device. Price them apart.',
        sv: 'den ena köper en tjänst, den andra en apparat. Prissätt dem var för sig.',
        no: 'den ene kjøper en tjeneste, den andre et apparat. Pris dem hver for seg.',
      },
    },
    {
      heading: {
        en: 'A pilot ends well, and nobody owns the next step',
        sv: 'En pilot slutar väl, och ingen äger nästa steg',
        no: 'En pilot ender godt, og ingen eier neste steg',
      },
      text: {
        en: 'The figures were good and no line manager was named.',
        sv: 'Siffrorna var bra, men ingen chef i linjen fick ansvaret.',
        no: 'Tallene var gode, men ingen leder i linjen fikk ansvaret.',
      },
      plan: {
        en: 'ask for the owner before you ask for the evaluation.',
        sv: 'fråga vem som tar över innan du ber om utvärderingen.',
        no: 'spør hvem som tar over, før du ber om evalueringen.',
      },
    },
    {
      heading: {
        en: 'A Finnish county pays itself, for now',
        sv: 'Ett finländskt välfärdsområde betalar sig självt, tills vidare',
        no: 'Et finsk velferdsområde betaler seg selv, inntil videre',
      },
      text: {
        en: 'Infusions at home stay on the hospital’s account for one more year.',
        sv: 'Infusioner i hemmet ligger kvar på sjukhusets konto ett år till.',
        no: 'Infusjoner hjemme blir på sykehusets konto ett år til.',
      },
      plan: {
        en: 'the first call is to finance, not to the clinic.',
        sv: 'ring ekonomichefen först, inte kliniken.',
        no: 'ring økonomidirektøren først, ikke klinikken.',
      },
    },
  ],
  question: {
    en: 'Whose budget falls when this works, and what do they get instead?',
    sv: 'Vems budget minskar när det här fungerar, och vad får de i stället?',
    no: 'Hvem får lavere budsjett når dette virker, og hva får de i stedet?',
  },
}
