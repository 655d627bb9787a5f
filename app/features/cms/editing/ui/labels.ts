import type { DocumentRefusal } from '../model'

/** By the name of the form, or by `?notice=`. */
const doneLabels: Record<string, string> = {
  save: 'The draft is saved. Visitors see nothing of it until it is published.',
  publish: 'Published. The pages show it now.',
  unpublish: 'Taken off the pages. It is a draft now.',
  discard: 'The draft is gone. This is what the pages show.',
  restore: 'The earlier version is the draft now. The pages stay as they are until it is published.',
  incomplete: 'It is saved, but lacks something that its page needs, so there is no preview yet.',
  delete: 'Deleted, with its history.',
}

export const doneLabel = (key: string | null) => (key && Object.hasOwn(doneLabels, key) ? doneLabels[key] : undefined)

export const refusalLabels: Record<Exclude<DocumentRefusal, 'stale'>, string> = {
  gone: 'It is no longer there: someone has deleted it. What you typed is still in the form.',
  'only-one':
    'There is one already: someone has made it meanwhile. Open it from the list; what you typed is still here.',
  'slug-taken': 'Another note has this address. Nothing was published; choose another address.',
  'week-taken':
    'Another letter is published for this week. Nothing was published; change that one, or choose another week.',
  incomplete: 'Something that the pages need is missing. Nothing was published.',
  'never-published': 'It was never published, so there is nothing to go back to. Delete it instead.',
}
