export const messages = {
  label: 'Pages',
  range: '{from}–{to} of {total}',
  previous: 'Previous',
  next: 'Next',
}
