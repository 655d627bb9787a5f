import { z } from 'zod'
import { eventResponse } from '~/db/schema/events'
import { choice } from '~/lib/input'
import { pageFrom } from '~/ui/pager'
import { type EventFilter, eventViews } from './model'

export const eventId = z.guid()

export const answerInput = z.object({ response: choice(eventResponse.enumValues) })

/** Reads the query parameters of the page of all events; an invalid value becomes the default. */
export const eventFilter = (query: URLSearchParams): EventFilter => ({
  view: eventViews.find((view) => view === query.get('view')) ?? 'upcoming',
  page: pageFrom(query),
})
