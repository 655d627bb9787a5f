/** Marks a form that someone tried to send before it was hydrated, and whose fields the browser found invalid. */
export const sentEarly = 'data-sent-early'
