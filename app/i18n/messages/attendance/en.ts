export const messages = {
  title: 'Who is coming',
  text: 'Whether others who attend the same event see your name on its page. Colleagues of your organisation are no exception.',
  isShown: 'Others who attend the same event see your name.',
  isHidden: 'Nobody sees your name among the guests.',
  noName: 'Your name is missing in your profile, so there is nothing to show yet.',
  // A change here needs a new consentVersion.
  consent:
    'I agree that members who attend the same event as I do see my name on the page of that event. I can withdraw this at any time; it then disappears at once.',
  show: 'Agree and show my name',
  hide: 'Hide my name',
  saving: 'Saving...',
  shown: 'Saved. Those who attend with you see your name from now on.',
  hidden: 'Saved. Nobody sees your name among the guests any more.',
  newer: 'You agreed to an earlier version. Please read the new one, and agree or hide your name.',
  coming: 'Who is coming',
  you: 'You',
  onlyOthers:
    '{others, plural, one {# other person is coming, who does not show their name.} other {# other people are coming, who do not show their names.}}',
  others:
    '{others, plural, one {And # more, who does not show their name.} other {And # more, who do not show their names.}}',
  alone: 'Nobody else is coming yet.',
  among: 'Only those who attend see this list.',
  choose: 'Show your name',
  change: 'Change whether your name is shown',
}
