import { Route, Routes } from 'react-router-dom';
import { NoRoom } from './no-room';
import { OwnRoomPage, StoreRoomPage } from './room-page';
import { ownRooms, storeRooms } from './routes';

/** The room of the path. */
export const Rooms = () => (
  <Routes>
    {ownRooms.map((room) => (
      <Route key={room.path} path={room.path} element={<OwnRoomPage room={room} />} />
    ))}
    {storeRooms.map((room) => (
      <Route key={room.path} path={room.path} element={<StoreRoomPage room={room} />} />
    ))}
    <Route path="*" element={<NoRoom />} />
  </Routes>
);
