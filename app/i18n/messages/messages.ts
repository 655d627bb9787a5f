import type { Translation } from '../translation'
import type { messages as english } from './en/index'

export type Messages = Translation<typeof english>
