import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  request as openRequest,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import { Readable } from "node:stream";

export interface LocalServer {
  address: string;
  close(): Promise<void>;
}

export interface RawAnswer {
  status: number;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

/** Serves one handler on a free port of this machine. */
export async function serve(handler: RequestListener): Promise<LocalServer> {
  const server = createServer(handler).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  return {
    address: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Sends an answer of 64 MB. @returns false when the client left before its end */
export async function sendLongAnswer(response: ServerResponse): Promise<boolean> {
  const piece = " ".repeat(1024 ** 2);
  Readable.from(Array.from({ length: 64 }, () => piece)).pipe(response);
  await once(response, "close");
  return response.writableFinished;
}

/** Unlike `fetch`, this request neither decompresses the response nor follows redirects. */
export async function ask(
  address: string,
  headers: Readonly<Record<string, string>> = {},
  method = "GET",
): Promise<RawAnswer> {
  const request = openRequest(address, { headers, method, agent: false }).end();
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) };
}
