import { textLoader } from './text-loader'

/** The same for members' pages: visitors are not sent the list of them. */
export const loadMemberTexts = textLoader('members/', import.meta.glob<object>('./messages/*/members/*.ts'))
