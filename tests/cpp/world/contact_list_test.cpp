#include "sepax/world/contact_list.hpp"

#include <gtest/gtest.h>

namespace sepax::contact_list_test {
namespace {

TEST(ContactListTest, KeepsEachPropertyInAListOfItsOwn) {
  ContactList contacts;
  EXPECT_EQ(contacts.size(), 0U);
  for (BodyId k = 0; k < 200; ++k) contacts.push({k, k + 1}, {1.0 * k, 0}, 2.0 * k);
  ASSERT_EQ(contacts.size(), 200U);
  for (BodyId k = 0; k < 200; ++k) {
    EXPECT_EQ(contacts.a()[k], k);
    EXPECT_EQ(contacts.b()[k], k + 1);
    EXPECT_EQ(contacts.normals()[k], (Vec2{1.0 * k, 0}));
    EXPECT_EQ(contacts.depths()[k], 2.0 * k);
    EXPECT_EQ(contacts[k].pair, (ProxyPair{k, k + 1}));
  }
}

TEST(ContactListTest, KeepsItsRoomWhenItStartsAnew) {
  ContactList contacts;
  for (BodyId k = 0; k < 200; ++k) contacts.push({k, k + 1}, {}, 0.0);
  const BodyId* const room = contacts.a().data();
  contacts.clear();
  EXPECT_EQ(contacts.size(), 0U);
  for (BodyId k = 0; k < 200; ++k) contacts.push({k, k + 1}, {}, 0.0);
  EXPECT_EQ(contacts.a().data(), room);
}

}  // namespace
}  // namespace sepax::contact_list_test
