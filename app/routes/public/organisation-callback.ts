import { redirect } from 'react-router'
import { linkFormsPerNetwork, safeDestination } from '~/features/accounts/model'
import { secondStepPage } from '~/features/proofs/model'
import { type Arrival, finishSignOn } from '~/features/single-sign-on/commands.server'
import { signOnPage } from '~/features/single-sign-on/model'
import { readDeviceCookie, readSignOnToken, secondStepCookie } from '~/web/cookies.server'
import { noticeParameter } from '~/web/forms/form-result'
import { confirmPage } from '~/web/requested-page'
import { createCtx, getScope, type Scope } from '~/web/scope.server'
import { loadSession } from '~/web/session.server'
import type { Route } from './+types/organisation-callback'
import { signedInAnswer, userAgentOf } from './signed-in-answer.server'

/** Where an identity provider sends the browser back to. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const scope = getScope(context)
  const { settings, limiter } = scope.services
  await limiter.count('organisation-callback', scope.clientAddress, linkFormsPerNetwork)
  await loadSession(request, scope)
  const arrival = await finishSignOn(createCtx(scope), {
    query: new URL(request.url).search,
    browserToken: readSignOnToken(request, settings) ?? '',
    deviceCookie: readDeviceCookie(request, settings),
    userAgent: userAgentOf(request),
  })
  return answerTo(arrival, { request, scope })
}

function answerTo(arrival: Arrival, sent: { request: Request; scope: Scope }) {
  const { destination: to } = arrival
  const page = (path: string, query: Record<string, string> = {}) => {
    const search = new URLSearchParams({ ...query, ...(to && { to }) }).toString()
    return search ? `${path}?${search}` : path
  }
  switch (arrival.state) {
    case 'signed-in':
      return signedInAnswer(createCtx(sent.scope), arrival.started, sent, to)
    case 'second-step': {
      const cookie = secondStepCookie(arrival.token, sent.scope.services.settings)
      return redirect(page(secondStepPage), { headers: { 'Set-Cookie': cookie } })
    }
    case 'proven':
      return redirect(safeDestination(to, '/account'))
    case 'refused':
      return redirect(page(arrival.isProof ? confirmPage : signOnPage, { [noticeParameter]: arrival.reason }))
  }
}
