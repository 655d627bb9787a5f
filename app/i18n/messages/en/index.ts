import { accessRequest } from './access-request'
import { account } from './account'
import { accountLinks } from './account-links'
import { admin } from './admin'
import { ambassadors } from './ambassadors'
import { chat } from './chat'
import { circlesPage } from './circles-page'
import { contact } from './contact'
import { embassyPage } from './embassy-page'
import { events } from './events'
import { exchange } from './exchange'
import { hero, homeSwitch } from './home'
import { homeNew } from './home-new'
import { circles, latest, testimonials, whatido, why, work } from './home-sections'
import { hospitalPage } from './hospital-page'
import { insights } from './insights'
import { login } from './login'
import { members } from './members'
import { newsletter } from './newsletter'
import { newsletterLinks } from './newsletter-links'
import { notes } from './notes'
import { pricingDocument } from './pricing-document'
import { privacy } from './privacy'
import { pricing, programs } from './programs'
import { showcase } from './showcase'
import { announcement, content, errors, footer, forms, nav } from './site'
import { speedDial } from './speed-dial'
import { supplierPage } from './supplier-page'
import { vision } from './vision'
import { visits } from './visits'

export const messages = {
  accessRequest,
  account,
  accountLinks,
  admin,
  ambassadors,
  announcement,
  chat,
  circles,
  circlesPage,
  contact,
  content,
  embassyPage,
  errors,
  events,
  exchange,
  footer,
  forms,
  hero,
  homeNew,
  homeSwitch,
  hospitalPage,
  insights,
  latest,
  members,
  login,
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
  supplierPage,
  testimonials,
  vision,
  visits,
  whatido,
  why,
  work,
}
