export const messages = {
  tabs: {
    label: 'Admin',
    today: 'Today',
    setup: 'Set up',
    users: 'Users',
    requests: 'Requests',
    events: 'Events',
    inbox: 'Inbox',
    content: 'Content',
    mail: 'Mail',
    activity: 'Activity',
    insights: 'Insights',
    settings: 'Settings',
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    close: 'Close',
    use: 'Use single-key shortcuts',
    note: 'They do nothing while you type in a field. The choice is kept in this browser.',
    keys: {
      next: 'Open the next row of a list',
      previous: 'Open the previous row',
      approve: 'Approve the open request',
      reject: 'Reject the open request',
      help: 'Show this sheet',
    },
  },
}
