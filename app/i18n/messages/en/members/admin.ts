export const admin = {
  tabs: {
    label: 'Admin',
    users: 'Users',
    requests: 'Requests',
    events: 'Events',
    inbox: 'Inbox',
    content: 'Content',
    mail: 'Mail',
    activity: 'Activity',
    insights: 'Insights',
  },
}
