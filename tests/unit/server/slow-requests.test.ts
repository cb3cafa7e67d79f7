import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { answerParserErrors } from "@/server/parser-errors";
import { limitSlowRequests, MAX_REQUEST_MS } from "@/server/slow-requests";

const REAL = [
  "Date",
  "hrtime",
  "nextTick",
  "performance",
  "queueMicrotask",
  "setImmediate",
  "clearImmediate",
  "setInterval",
  "clearInterval",
] as const;

let server: Server;
const open: Socket[] = [];
beforeEach(async () => {
  // Sockets have timers of their own. Only the limit under test uses this one.
  jest.useFakeTimers({ doNotFake: [...REAL] });
  server = createServer(async (request, response) => {
    const body = await text(request).catch(() => "broken off");
    if (!response.writableEnded && !response.destroyed) response.end(`read: ${body}`);
  });
  answerParserErrors(server, new Map());
  limitSlowRequests(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(async () => {
  jest.useRealTimers();
  for (const socket of open.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

function begin(path: string, body: string, length = 4): { socket: Socket; heard: () => string } {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  open.push(socket);
  let heard = "";
  socket.on("data", (data) => {
    heard += data.toString();
  });
  socket.on("error", () => undefined);
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n${body}`);
  return { socket, heard: () => heard };
}

it("answers a body that does not arrive in time with 408 and closes the connection", async () => {
  const { socket, heard } = begin("/survey", "ab");
  await once(server, "request");
  jest.advanceTimersByTime(MAX_REQUEST_MS);
  await once(socket, "close");
  expect(heard()).toBe("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
});

it("reads a file of an ad order for longer, because its call has limits of its own", async () => {
  const { socket, heard } = begin("/api/v1/ads/creative?name=a.png", "ab");
  await once(server, "request");
  jest.advanceTimersByTime(2 * MAX_REQUEST_MS);
  socket.write("cd");
  await once(socket, "data");
  expect(heard()).toMatch(/read: abcd$/);
});

it("keeps a connection whose requests arrived in time", async () => {
  const { socket, heard } = begin("/survey", "abcd");
  await once(socket, "data");
  jest.advanceTimersByTime(2 * MAX_REQUEST_MS);
  socket.write("GET /second HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(socket, "data");
  expect(heard().match(/HTTP\/1\.1 200/g)).toHaveLength(2);
});
