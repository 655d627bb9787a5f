import type { AnswerRefusal } from '~/features/engagements/model'
import type { FormHandle } from '~/web/forms/use-form'

export type OfferAnswerForm = { data: undefined; reason: AnswerRefusal }

/** The state of the form that accepts, or of the one that declines. */
export type AnswerForm = FormHandle<OfferAnswerForm>
