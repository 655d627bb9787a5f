import type { Messages } from '../messages'
import { accessRequest } from './access-request'
import { ambassadors } from './ambassadors'
import { chat } from './chat'
import { circlesPage } from './circles-page'
import { circlesSections } from './circles-sections'
import { contact } from './contact'
import { exchange } from './exchange'
import { hero, homeSwitch } from './home'
import { homeNew } from './home-new'
import { homeNewSections } from './home-new-sections'
import { circles, latest, testimonials, whatido, why, work } from './home-sections'
import { account } from './members/account'
import { accountLinks } from './members/account-links'
import { admin } from './members/admin'
import { embassyPage } from './members/embassy-page'
import { events } from './members/events'
import { hospitalPage } from './members/hospital-page'
import { insights } from './members/insights'
import { login } from './members/login'
import { members } from './members/members'
import { supplierPage } from './members/supplier-page'
import { newsletter } from './newsletter'
import { newsletterLinks } from './newsletter-links'
import { notes } from './notes'
import { pricing } from './pricing'
import { pricingDocument } from './pricing-document'
import { privacy } from './privacy'
import { programs } from './programs'
import { showcase } from './showcase'
import { announcement, content, errors, footer, forms, nav } from './site'
import { speedDial } from './speed-dial'
import { vision } from './vision'
import { visits } from './visits'

export const messages: Messages = {
  accessRequest,
  account,
  accountLinks,
  admin,
  ambassadors,
  announcement,
  chat,
  circles,
  circlesPage,
  circlesSections,
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
  homeNewSections,
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
