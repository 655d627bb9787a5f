import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { LanguageProvider } from '~/i18n/language'
import { useForm } from './use-form'

const key = 'of the page'

function FormState({ name }: { name: string }) {
  const { isBusy, isBlocked } = useForm(name, { key })
  return <p>{`${name}: ${isBusy ? 'busy' : isBlocked ? 'blocked' : 'idle'}`}</p>
}

/** What each form of one key says of itself while a form of that key is being sent to `address`. */
function statesWhileSent(names: string[], address?: string) {
  const element = (
    <LanguageProvider locale="en">
      {names.map((name) => (
        <FormState key={name} name={name} />
      ))}
    </LanguageProvider>
  )
  const router = createMemoryRouter([{ id: 'page', path: '/', action: () => new Promise(() => {}), element }], {
    hydrationData: { loaderData: {} },
  })
  if (address) void router.fetch(key, 'page', address, { formMethod: 'post', formData: new FormData() })
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  router.dispose()
  return [...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, state]) => state)
}

test('of forms that share a key, the one that is being sent is busy, and the others wait', () => {
  expect(statesWhileSent(['save', 'offer'], '/?form=save')).toEqual(['save: busy', 'offer: blocked'])
  expect(statesWhileSent(['save', 'offer'], '/?step=review&form=offer')).toEqual(['save: blocked', 'offer: busy'])
  expect(statesWhileSent(['save', 'offer'])).toEqual(['save: idle', 'offer: idle'])
})

test('a form whose name begins with another one’s is another form', () => {
  expect(statesWhileSent(['save', 'save-message'], '/?form=save-message')).toEqual([
    'save: blocked',
    'save-message: busy',
  ])
})

test('a route with one form needs no name in its address', () => {
  expect(statesWhileSent(['subscribe'], '/?lang=sv')).toEqual(['subscribe: busy'])
})
