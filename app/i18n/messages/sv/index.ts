import type { Messages } from '../messages'
import { accessRequest, forms } from './forms'
import { circles, hero, latest, newsletter, whatido, work } from './home'
import { showcase } from './showcase'
import { announcement, errors, footer, nav } from './site'

export const messages: Messages = {
  accessRequest,
  announcement,
  circles,
  errors,
  footer,
  forms,
  hero,
  latest,
  nav,
  newsletter,
  showcase,
  whatido,
  work,
}
