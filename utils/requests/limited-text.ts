/**
 * The text of an answer, up to a limit. The rest is not received, so that no answer of another system fills the memory.
 * @param limit in characters
 */
export async function limitedText({ body }: Response, limit: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of body ?? []) {
    text += decoder.decode(piece, { stream: true });
    // Leaving the loop ends the answer: its connection is closed.
    if (text.length >= limit) return text.slice(0, limit);
  }
  return text + decoder.decode();
}
