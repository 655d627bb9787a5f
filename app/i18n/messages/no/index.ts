import type { Messages } from '../messages'
import { accessRequest } from './access-request'
import { circles, hero, latest, newsletter, whatido, work } from './home'
import { showcase } from './showcase'
import { announcement, errors, footer, forms, nav } from './site'

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
