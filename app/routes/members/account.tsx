import { z } from 'zod'
import { changePasswordRefusals } from '~/features/accounts/model'
import { hideAttendance, showAttendance } from '~/features/attendance/commands.server'
import { getOwnAttendance } from '~/features/attendance/queries.server'
import { AttendanceChoice } from '~/features/attendance/ui/attendance-choice'
import { getOwnFeed } from '~/features/calendar-feeds/queries.server'
import { CalendarFeed } from '~/features/calendar-feeds/ui/calendar-feed'
import { proposeColleague } from '~/features/colleague-proposals/commands.server'
import { proposeRefusals } from '~/features/colleague-proposals/model'
import { getProposing } from '~/features/colleague-proposals/queries.server'
import { proposeInput } from '~/features/colleague-proposals/schema'
import { ProposeColleagues } from '~/features/colleague-proposals/ui/propose-form'
import { changeChoices, leaveDirectory } from '~/features/directory/commands.server'
import { getOwnDirectory } from '~/features/directory/queries.server'
import { choicesInput } from '~/features/directory/schema'
import { ChoicesForm } from '~/features/directory/ui/choices-form'
import { showFirstStepsAgain } from '~/features/first-steps/commands.server'
import { ShowAgain } from '~/features/first-steps/ui/show-again'
import { useAuth } from '~/features/members/ui/auth'
import { changeAnnouncements, changeStartPage } from '~/features/preferences/commands.server'
import { getStartPage, wantsAnnouncements } from '~/features/preferences/queries.server'
import { announcementsInput, startPageInput } from '~/features/preferences/schema'
import { AnnouncementsForm } from '~/features/preferences/ui/announcements-form'
import { ShortcutSwitch } from '~/features/preferences/ui/shortcut-switch'
import { StartPageForm } from '~/features/preferences/ui/start-page-form'
import { changePassword, changeProfile, signOutElsewhere } from '~/features/profile/commands.server'
import { getAccount, getProfileTexts } from '~/features/profile/queries.server'
import { changePasswordInput, endSessionInput, profileInput } from '~/features/profile/schema'
import { AccountPages } from '~/features/profile/ui/account-pages'
import { AccountSection } from '~/features/profile/ui/account-section'
import { PasswordForm } from '~/features/profile/ui/password-form'
import { ProfileForm } from '~/features/profile/ui/profile-form'
import { RequestsAndAnswers } from '~/features/profile/ui/requests-and-answers'
import { SessionList } from '~/features/profile/ui/session-list'
import { NoPassword } from '~/features/single-sign-on/ui/no-password'
import { PageTitle } from '~/features/site/ui/page-title'
import { chooseDigestHour } from '~/features/today/commands.server'
import { getDigestHour } from '~/features/today/queries.server'
import { digestInput } from '~/features/today/schema'
import { DigestSection } from '~/features/today/ui/digest-section'
import { useTranslations } from '~/i18n/language'
import { accountMessages } from '~/i18n/messages/account'
import { adminMessages } from '~/i18n/messages/admin'
import { announcementsMessages } from '~/i18n/messages/announcements'
import { attendanceMessages } from '~/i18n/messages/attendance'
import { calendarFeedMessages } from '~/i18n/messages/calendar-feed'
import { directoryMessages } from '~/i18n/messages/directory'
import { firstStepsMessages } from '~/i18n/messages/first-steps'
import { proposalsMessages } from '~/i18n/messages/proposals'
import { workspaceMessages } from '~/i18n/messages/workspace'
import { countriesIn } from '~/lib/country-names.server'
import { form, formActions } from '~/web/forms/form-actions.server'
import { getCtx, getScope, type Scope } from '~/web/scope.server'
import type { Route } from './+types/account'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const account = { ...(await getAccount(ctx)), startPage: await getStartPage(ctx), proposing: await getProposing(ctx) }
  const profile = { texts: await getProfileTexts(ctx), countries: countriesIn(ctx.locale) }
  const directory = await getOwnDirectory(ctx)
  const events = { attendance: await getOwnAttendance(ctx), feed: await getOwnFeed(ctx) }
  const mailLeaves = Boolean(getScope(context).services.settings.smtpUrl)
  const digest = ctx.actor?.adminRole ? { hour: await getDigestHour(ctx), mailLeaves } : null
  // Dates as strings, so that the rendered page and later client-side data have the same types.
  const announcements = await wantsAnnouncements(ctx)
  const texts = JSON.parse(JSON.stringify(account)) as Serialized<typeof account>
  return { ...texts, profile, directory, digest, announcements, ...events }
}

type Serialized<Data> = {
  [Key in keyof Data]: Data[Key] extends Date ? string : Data[Key] extends object ? Serialized<Data[Key]> : Data[Key]
}

const currentSessionId = ({ session }: Scope) => session?.id ?? ''

export const action = formActions({
  profile: form({ input: profileInput, run: changeProfile }),
  directory: form({ input: choicesInput, run: changeChoices }),
  'leave-directory': form({ input: z.object({}), run: leaveDirectory }),
  'show-attendance': form({ input: z.object({}), run: showAttendance }),
  'hide-attendance': form({ input: z.object({}), run: hideAttendance }),
  'first-steps': form({ input: z.object({}), run: showFirstStepsAgain }),
  'start-page': form({ input: startPageInput, run: changeStartPage }),
  announcements: form({ input: announcementsInput, run: changeAnnouncements }),
  password: form({
    input: changePasswordInput,
    reasons: changePasswordRefusals,
    limitedBy: (_input, { session }) => session?.user.id ?? '',
    run: (ctx, input, { scope }) => changePassword(ctx, input, currentSessionId(scope)),
  }),
  digest: form({ input: digestInput, run: chooseDigestHour }),
  propose: form({
    input: proposeInput,
    reasons: proposeRefusals,
    limitedBy: (_input, { session }) => session?.user.id ?? '',
    run: proposeColleague,
  }),
  session: form({
    input: endSessionInput,
    run: (ctx, { session }, { scope }) => signOutElsewhere(ctx, session, currentSessionId(scope)),
  }),
})

export { PageError as ErrorBoundary } from '~/features/workspace/ui/page-error'
export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export default function Account({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(accountMessages)
  const shortcuts = useTranslations(adminMessages, 'shortcuts')
  const start = useTranslations(workspaceMessages, 'start')
  const propose = useTranslations(proposalsMessages)
  const ofDirectory = useTranslations(directoryMessages, 'choices')
  const ofAttendance = useTranslations(attendanceMessages)
  const ofFeed = useTranslations(calendarFeedMessages)
  const again = useTranslations(firstStepsMessages, 'again')
  const ofAnnouncements = useTranslations(announcementsMessages, 'account')
  const { session } = useAuth()
  const { name, email, hasPassword, locale, sessions, requests, answers, startPage, profile, directory, digest } =
    loaderData
  const { organisation, proposals } = loaderData.proposing
  const country = profile.countries.find(({ value }) => value === profile.texts.country)?.label ?? ''
  const ownValues = { ...profile.texts, name, email, country, organisation: directory.organisation }
  return (
    <div className="wrap pt-6 pb-16">
      <PageTitle title={t('title')} description={t('description')} />
      <h1 className="mb-2 text-3xl">{t('title')}</h1>
      <AccountPages />
      <AccountSection id="profile" title={t('profile.title')} text={t('profile.text')}>
        <ProfileForm email={email} name={name} locale={locale} {...profile} />
      </AccountSection>
      <AccountSection id="directory" title={ofDirectory('title')} text={ofDirectory('text')}>
        <ChoicesForm own={directory} values={ownValues} />
      </AccountSection>
      <AccountSection id="attendance" title={ofAttendance('title')} text={ofAttendance('text')}>
        <AttendanceChoice {...loaderData.attendance} />
      </AccountSection>
      <AccountSection id="calendar-feed" title={ofFeed('title')} text={ofFeed('text')}>
        <CalendarFeed feed={loaderData.feed} />
      </AccountSection>
      <AccountSection id="start-page" title={start('title')} text={start('text')}>
        <StartPageForm startPage={startPage} />
      </AccountSection>
      <AccountSection id="announcements" title={ofAnnouncements('title')} text={ofAnnouncements('text')}>
        <AnnouncementsForm wantsAnnouncements={loaderData.announcements} />
      </AccountSection>
      <AccountSection id="first-steps" title={again('title')} text={again('text')}>
        <ShowAgain />
      </AccountSection>
      <div className="needs-script">
        <AccountSection id="shortcuts" title={shortcuts('title')} text={shortcuts('text')}>
          <ShortcutSwitch />
        </AccountSection>
      </div>
      {digest && <DigestSection {...digest} />}
      <AccountSection id="password" title={t('password.title')} text={t('password.text')}>
        {hasPassword ? <PasswordForm email={email} /> : <NoPassword />}
      </AccountSection>
      <AccountSection id="sessions" title={t('sessions.title')} text={t('sessions.text')}>
        <SessionList sessions={sessions} currentSessionId={session?.id ?? ''} />
      </AccountSection>
      {(organisation !== null || proposals.length > 0) && (
        <AccountSection
          id="propose"
          title={propose('title')}
          text={organisation === null ? propose('textNone') : propose('text', { organisation })}
        >
          <ProposeColleagues organisation={organisation} proposals={proposals} />
        </AccountSection>
      )}
      <AccountSection id="requests" title={t('requests.title')}>
        <RequestsAndAnswers requests={requests} answers={answers} />
      </AccountSection>
    </div>
  )
}
