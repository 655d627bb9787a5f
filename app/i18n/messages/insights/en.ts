export const messages = {
  title: 'Content Hub',
  lead: 'Files to download, the newest first: everything that is published for your role and access level.',
  list: 'Files',
  filter: { label: 'Find files', q: 'Title or file name', show: 'Show', showAll: 'Show all' },
  count: '{total, plural, one {# file} other {# files}}',
  all: 'All {total, number} files',
  file: '{type}, {size}',
  kilobytes: '{amount, number} kB',
  megabytes: '{amount, number} MB',
  none: 'Nothing has been published for your role and access level yet. New insights appear here.',
  empty: {
    title: 'Nothing has been published for you yet.',
    text: 'Files for your role and access level are listed here as soon as they are published.',
    noMatch: 'No file matches.',
    noMatchText: 'Try another word of the title or of the file name, or show all.',
  },
  unavailable: 'The insights could not be loaded.',
}
