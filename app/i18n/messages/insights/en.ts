export const messages = {
  title: 'Content Hub',
  file: '{type}, {size}',
  kilobytes: '{amount, number} kB',
  megabytes: '{amount, number} MB',
  none: 'Nothing has been published for your role and access level yet. New insights appear here.',
  unavailable: 'The insights could not be loaded.',
}
