/** Sends a message to the team's inbox and returns the conversation for the next one. Throws when it is not accepted. */
export async function postMessage(content: string, conversationId: string | undefined): Promise<string> {
  const response = await fetch('/api/chat', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ content, conversationId }),
  })
  if (!response.ok) throw new Error(`the chat answered ${response.status}`)
  return (await response.json()).conversationId
}
