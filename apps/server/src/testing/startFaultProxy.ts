import { connect, createServer, type Server, type Socket } from "node:net";

/** A way to a database that can be disturbed. */
export interface FaultProxy {
  /** The database's address, by this way. */
  readonly url: string;
  /** Refuses connections and breaks those that there are. */
  readonly refuse: () => Promise<void>;
  /** Breaks the connections that there are; new ones are let through. */
  readonly cut: () => void;
  /** Holds everything back that goes either way, as a stopped process does. */
  readonly pause: () => void;
  /** Lets everything through again. */
  readonly heal: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Stands between a shop and its database. */
export async function startFaultProxy(databaseUrl: string): Promise<FaultProxy> {
  const behind = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isPaused = false;
  const own = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => sockets.delete(socket));
    if (isPaused) socket.pause();
    return socket;
  };
  const server = createServer((near) => {
    const far = connect(Number(behind.port), behind.hostname);
    for (const [from, to] of [
      [own(near), far],
      [own(far), near],
    ] as const) {
      from.on("data", (data) => void to.write(data));
      from.on("close", () => to.destroy());
      if (isPaused) from.pause();
    }
  });
  const port = await listen(server, 0);
  const cut = (): void => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  const url = new URL(databaseUrl);
  url.port = String(port);
  const refuse = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = new Promise((resolve) => server.close(resolve));
    cut();
    await closed;
  };
  return {
    url: url.href,
    cut,
    refuse,
    close: refuse,
    pause() {
      isPaused = true;
      for (const socket of sockets) socket.pause();
    },
    async heal() {
      isPaused = false;
      for (const socket of sockets) socket.resume();
      if (!server.listening) await listen(server, port);
    },
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}
