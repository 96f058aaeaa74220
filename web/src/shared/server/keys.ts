/** Keys in the headers of requests, and files that are fetched with one. */

/** The headers of a request with *key*, if there is one. */
export const withKey = (key: string, more: Record<string, string> = {}): Record<string, string> =>
  key ? { ...more, authorization: `Bearer ${key}` } : more;

/** Handle a click on a link to a protected file: send the key in the headers. */
export const saveOnClick =
  (headers: Record<string, string>) =>
  (event: MouseEvent): void => {
    event.preventDefault();
    void saveFile((event.currentTarget as HTMLAnchorElement).href, headers);
  };

/** Save the file at *url* under the name the server gives it. */
async function saveFile(url: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(url, { cache: 'no-store', headers });
  if (!answer.ok) return;
  const name =
    /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'biritch';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
