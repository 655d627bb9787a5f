import type { Messages } from '../messages'
import { accessRequest } from './access-request'
import { ambassadors } from './ambassadors'
import { chat } from './chat'
import { circlesPage } from './circles-page'
import { contact } from './contact'
import { exchange } from './exchange'
import { hero, homeSwitch } from './home'
import { homeNew } from './home-new'
import { circles, latest, testimonials, whatido, why, work } from './home-sections'
import { newsletter } from './newsletter'
import { newsletterLinks } from './newsletter-links'
import { notes } from './notes'
import { pricingDocument } from './pricing-document'
import { privacy } from './privacy'
import { pricing, programs } from './programs'
import { showcase } from './showcase'
import { announcement, content, errors, footer, forms, nav } from './site'
import { speedDial } from './speed-dial'
import { vision } from './vision'
import { visits } from './visits'

export const messages: Messages = {
  accessRequest,
  ambassadors,
  announcement,
  chat,
  circles,
  circlesPage,
  contact,
  content,
  errors,
  exchange,
  footer,
  forms,
  hero,
  homeNew,
  homeSwitch,
  latest,
  nav,
  newsletter,
  newsletterLinks,
  notes,
  pricing,
  pricingDocument,
  privacy,
  programs,
  showcase,
  speedDial,
  testimonials,
  vision,
  visits,
  whatido,
  why,
  work,
}
