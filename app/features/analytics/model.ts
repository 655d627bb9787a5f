/** Every click that is counted. What is not in this table is refused, so the counts can't be filled with noise. */
export const clickLabels = {
  navigation: [
    'home',
    'newsletter',
    'whatido',
    'circles',
    'work',
    'latest',
    'notes',
    'linkedin',
    'signals',
    'conversation',
    'join-circle',
    'circle-access',
    'language',
    'theme',
    'menu',
    'email',
    'phone',
    'announcement',
  ],
  chat_widget: ['open', 'close', 'send'],
  circles_page: ['rsvp', 'join'],
} as const

export type ClickCategory = keyof typeof clickLabels
export type ClickLabel<Category extends ClickCategory> = (typeof clickLabels)[Category][number]

/** Attributes that make a click counted: the page's boot script reads them, before and after React is there. */
export const trackedClick = <Category extends ClickCategory>(category: Category, label: ClickLabel<Category>) => ({
  'data-track': `${category}:${label}`,
})
