/** Every click that is counted. Others are refused, so that clients can't add rows of their choice. */
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

/** Attributes that make a click counted. The page's boot script reads them, before and after hydration. */
export const trackedClick = <Category extends ClickCategory>(category: Category, label: ClickLabel<Category>) => ({
  'data-track': `${category}:${label}`,
})
